package tare.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.locks.ReentrantLock;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBPreparedStatement;
import tare.model.Iteration;

/**
 * Writes and reads {@code calls/<fork>.parquet} through one DuckDB connection, which takes about a
 * second to open and is to be shared. It keeps nothing on disk beside those files.
 */
public final class CallStore implements AutoCloseable {

  static final int SCHEMA_VERSION = 1;

  private final DuckDBConnection connection;
  private final CallTable table = new CallTable();

  /** The table function serves one fork at a time, and a connection one statement. */
  private final ReentrantLock inUse = new ReentrantLock();

  private CallStore(DuckDBConnection connection) {
    this.connection = connection;
  }

  /**
   * Opens the connection.
   *
   * @throws ResultsException when DuckDB cannot be loaded
   */
  public static CallStore open() throws ResultsException {
    Properties settings = new Properties();
    settings.setProperty("threads", "2");
    settings.setProperty("memory_limit", "512MB");
    settings.setProperty("temp_directory", "");
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    try {
      DuckDBConnection connection =
          (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:", settings);
      UnpackedLibrary.remove();
      CallStore store = new CallStore(connection);
      store.registerTable();
      return store;
    } catch (SQLException | LinkageError e) {
      throw ResultsException.because("DuckDB, which stores the calls, cannot be opened", e);
    }
  }

  private void registerTable() throws SQLException {
    DuckDBFunctions.tableFunction()
        .withName(CallTable.NAME)
        .withParameter(Integer.class)
        .withFunction(table)
        .register(connection);
  }

  /** Writes all calls of a fork. */
  void write(Path file, int fork, MeasuredCalls calls) throws ResultsException {
    List<String> threads = new ArrayList<>();
    for (int thread = 0; thread < calls.threads(); thread++) {
      threads.add(
          ("SELECT " + fork + "::INTEGER AS fork, " + thread + "::INTEGER AS thread, * FROM ")
              + (CallTable.NAME + "(" + thread + ")"));
    }
    AtomicFile.write(
        file,
        partial ->
            copy(
                ("COPY (" + String.join(" UNION ALL ", threads) + ") TO " + quoted(partial))
                    + " (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false, KV_METADATA {schemaVersion: '"
                    + (SCHEMA_VERSION + "'})"),
                calls));
  }

  private void copy(String sql, MeasuredCalls calls) throws IOException {
    inUse.lock();
    try (Statement statement = connection.createStatement()) {
      table.serve(calls);
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IOException(e.getMessage(), e);
    } finally {
      table.serve(null);
      inUse.unlock();
    }
  }

  /**
   * Reads all calls of a fork.
   *
   * @param iterations of that fork; they say how many calls each thread made
   */
  MeasuredCalls read(Path file, List<Iteration> iterations) throws ResultsException {
    if (!Files.exists(file)) {
      throw new ResultsException(file + " is missing");
    }
    String sql = "SELECT * EXCLUDE fork FROM read_parquet(" + quoted(file) + ")";
    inUse.lock();
    try (DuckDBPreparedStatement statement = connection.prepare(sql);
        DuckDBChunkedResult result = statement.query()) {
      boolean paced = result.columnCount() == 3;
      ThreadArrays durations = new ThreadArrays(iterations);
      ThreadArrays lags = new ThreadArrays(paced ? iterations : List.of());
      while (result.nextChunk()) {
        DuckDBDataChunkReader chunk = result.chunk();
        durations.add(chunk.vector(0), chunk.vector(1));
        if (paced) {
          lags.add(chunk.vector(0), chunk.vector(2));
        }
      }
      return new MeasuredCalls(durations.complete(), lags.complete(), iterations);
    } catch (SQLException | IllegalArgumentException e) {
      throw ResultsException.because(file + " cannot be read", e);
    } finally {
      inUse.unlock();
    }
  }

  private static String quoted(Path file) {
    return "'" + file.toString().replace("'", "''") + "'";
  }

  @Override
  public void close() throws ResultsException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw ResultsException.because("DuckDB cannot be closed", e);
    }
  }
}
