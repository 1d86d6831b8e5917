import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { logger } from '../logger';
import { cleanSpan, isSent } from './clean-span';

type Export = SpanExporter['export'];

/** Cleans all spans before they are sent, those of Next as well. */
export class CleanExporter implements SpanExporter {
  constructor(private readonly inner: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<Export>[1]): void {
    this.inner.export(spans.filter(isSent).map(cleanSpan), (result) => {
      // The message of the error may contain the collector's address and response.
      if (result.error) logger.warn({ failure: result.error.name, spans: spans.length }, 'traces not sent');
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.inner.shutdown();
  }
}
