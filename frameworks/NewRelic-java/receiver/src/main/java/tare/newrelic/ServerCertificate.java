package tare.newrelic;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import java.util.UUID;
import javax.net.ssl.KeyManagerFactory;

/**
 * A certificate for 127.0.0.1 that lives as long as its receiver. The JDK's keytool makes it: its
 * classes have no other public way to.
 */
final class ServerCertificate {

  private static final String ALIAS = "receiver";

  private ServerCertificate() {}

  /**
   * Makes a key and its certificate.
   *
   * @param pem where to write the certificate, for the agent to trust
   * @throws IOException when keytool fails or the file cannot be written
   */
  static SslContext make(Path pem) throws IOException {
    Path folder = Files.createTempDirectory("tare-certificate");
    Path store = folder.resolve("store.p12");
    String password = UUID.randomUUID().toString();
    try {
      runKeytool(store, password);
      KeyStore keys = load(store, password.toCharArray());
      write(keys.getCertificate(ALIAS), pem);
      KeyManagerFactory managers =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      managers.init(keys, password.toCharArray());
      return SslContextBuilder.forServer(managers).build();
    } catch (GeneralSecurityException e) {
      throw new IOException("no certificate could be made: " + e.getMessage(), e);
    } finally {
      Files.deleteIfExists(store);
      Files.delete(folder);
    }
  }

  private static void runKeytool(Path store, String password) throws IOException {
    Process keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                ALIAS,
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-dname",
                "CN=127.0.0.1",
                "-ext",
                "SAN=IP:127.0.0.1",
                "-validity",
                "365",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                password)
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"))
            .start();
    String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (keytool.waitFor() != 0) {
        throw new IOException("keytool failed: " + output.strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while keytool ran", e);
    }
  }

  private static KeyStore load(Path store, char[] password)
      throws IOException, GeneralSecurityException {
    try (InputStream in = Files.newInputStream(store)) {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      keys.load(in, password);
      return keys;
    }
  }

  private static void write(Certificate certificate, Path pem)
      throws IOException, GeneralSecurityException {
    String text =
        Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(certificate.getEncoded());
    Files.createDirectories(pem.toAbsolutePath().getParent());
    Files.writeString(
        pem, "-----BEGIN CERTIFICATE-----\n" + text + "\n-----END CERTIFICATE-----\n");
  }
}
