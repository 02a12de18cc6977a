package tare.receiver.grpc;

import io.grpc.BindableService;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.ServerCallHandler;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import tare.receiver.MalformedMessageException;

/**
 * A gRPC service whose messages are taken as bytes: their size is counted too, and a damaged one
 * must not get lost.
 */
public final class MessageService implements BindableService {

  private final ServerServiceDefinition.Builder definition;
  private final String name;

  /** A service of this full name, without methods yet. */
  public MessageService(String name) {
    this.name = name;
    this.definition = ServerServiceDefinition.builder(name);
  }

  /** Adds a method that takes one message and gives one answer. */
  public MessageService unary(String method, MessageHandler handler, byte[] answer) {
    return with(
        MethodType.UNARY,
        method,
        ServerCalls.asyncUnaryCall(
            (byte[] message, StreamObserver<byte[]> answers) -> {
              Messages messages = new Messages(handler, answers);
              messages.onNext(message);
              messages.end(answer);
            }));
  }

  /** Adds a method that takes any number of messages and gives one answer. */
  public MessageService stream(String method, MessageHandler handler, byte[] answer) {
    return with(
        MethodType.CLIENT_STREAMING,
        method,
        ServerCalls.asyncClientStreamingCall(
            answers ->
                new Messages(handler, answers) {
                  @Override
                  public void onCompleted() {
                    end(answer);
                  }
                }));
  }

  /** Adds a method that takes any number of messages and gives none. */
  public MessageService silentStream(String method, MessageHandler handler) {
    return with(
        MethodType.BIDI_STREAMING,
        method,
        ServerCalls.asyncBidiStreamingCall(answers -> new Messages(handler, answers)));
  }

  private MessageService with(
      MethodType type, String method, ServerCallHandler<byte[], byte[]> handler) {
    definition.addMethod(
        MethodDescriptor.newBuilder(new Bytes(), new Bytes())
            .setType(type)
            .setFullMethodName(MethodDescriptor.generateFullMethodName(name, method))
            .build(),
        handler);
    return this;
  }

  @Override
  public ServerServiceDefinition bindService() {
    return definition.build();
  }

  /** The messages of one call, until one is malformed: then the call fails. */
  private static class Messages implements StreamObserver<byte[]> {

    private final MessageHandler handler;
    private final StreamObserver<byte[]> answers;
    private boolean failed;

    Messages(MessageHandler handler, StreamObserver<byte[]> answers) {
      this.handler = handler;
      this.answers = answers;
    }

    @Override
    public void onNext(byte[] message) {
      if (failed) {
        return;
      }
      try {
        if (message == null) {
          throw new MalformedMessageException("a message that cannot be decompressed");
        }
        handler.take(message);
        CallWatch.understood();
      } catch (MalformedMessageException e) {
        failed = true;
        answers.onError(refusal(e));
      }
    }

    private static StatusRuntimeException refusal(MalformedMessageException e) {
      return Status.INVALID_ARGUMENT
          .withDescription(e.getMessage())
          .withCause(e)
          .asRuntimeException();
    }

    @Override
    public void onError(Throwable cause) {
      // The call has ended already: the watch saw how.
      failed = true;
    }

    @Override
    public void onCompleted() {
      if (!failed) {
        answers.onCompleted();
      }
    }

    final void end(byte[] answer) {
      if (!failed) {
        answers.onNext(answer);
        answers.onCompleted();
      }
    }
  }
}
