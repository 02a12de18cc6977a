package tare.receiver.http;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import tare.receiver.MalformedMessageException;

/**
 * How a body was compressed. Decoded whole and by the JDK's streams, which notice a stream that was
 * cut off or damaged; half of a batch would otherwise look like a smaller batch.
 */
enum ContentEncoding {
  IDENTITY {
    @Override
    InputStream open(InputStream sent) {
      return sent;
    }
  },
  GZIP {
    @Override
    InputStream open(InputStream sent) throws IOException {
      return new GZIPInputStream(sent);
    }
  },
  DEFLATE {
    @Override
    InputStream open(InputStream sent) {
      return new InflaterInputStream(sent);
    }
  };

  abstract InputStream open(InputStream sent) throws IOException;

  static ContentEncoding of(String name) throws MalformedMessageException {
    try {
      return valueOf(name.strip().toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new MalformedMessageException("unknown content encoding '" + name + "'", e);
    }
  }

  byte[] decode(byte[] sent, int largestBytes) throws MalformedMessageException {
    if (this == IDENTITY) {
      return sent;
    }
    try (InputStream content = open(new ByteArrayInputStream(sent))) {
      byte[] body = content.readNBytes(largestBytes + 1);
      if (body.length > largestBytes) {
        throw new MalformedMessageException("more than " + largestBytes + " bytes uncompressed");
      }
      return body;
    } catch (IOException e) {
      throw new MalformedMessageException("damaged " + this + " content: " + e.getMessage(), e);
    }
  }
}
