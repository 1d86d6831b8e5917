import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { logger } from '../logger';
import { cleanSpan, isKept } from './clean-span';

type Export = SpanExporter['export'];

/** The one way out for spans: whoever made them, they pass through `cleanSpan`. */
export class CleanExporter implements SpanExporter {
  constructor(private readonly inner: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<Export>[1]): void {
    this.inner.export(spans.filter(isKept).map(cleanSpan), (result) => {
      // The words of the error may hold the collector's address and answer.
      if (result.error) logger.warn({ failure: result.error.name, spans: spans.length }, 'traces not sent');
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.inner.shutdown();
  }
}
