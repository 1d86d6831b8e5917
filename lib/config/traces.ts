import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'an http(s) URL' }).optional();
const protocol = z.enum(['http/protobuf', 'http/json'], 'http/protobuf or http/json').optional();

/**
 * The OpenTelemetry variables that decide whether and how the site sends traces. The SDK reads the others.
 */
export const tracesSchema = z.object({
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'otlp or none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
});

export type TracesConfig =
  | { readonly state: 'off' }
  | { readonly state: 'on'; readonly protocol: 'http/protobuf' | 'http/json' }
  /**
   * Requested in a form that the site does not support. `problem` names the variable and the expected value,
   * not its value.
   */
  | { readonly state: 'wrong'; readonly problem: string };

const enablingVariables = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const;

/** Returns whether and how to send traces. An empty variable counts as unset. */
export function parseTraces(variables: Readonly<Record<string, string | undefined>>): TracesConfig {
  const raw = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const isDisabled = raw.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || raw.OTEL_TRACES_EXPORTER === 'none';
  if (isDisabled || !enablingVariables.some((name) => raw[name])) return { state: 'off' };
  const { success, data, error } = tracesSchema.safeParse(raw);
  if (!success) {
    const problem = error.issues.map(({ path, message }) => `${path.join('.')} needs ${message}`).join('; ');
    return { state: 'wrong', problem };
  }
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL, OTEL_EXPORTER_OTLP_PROTOCOL } = data;
  return {
    state: 'on',
    protocol: OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
  };
}

/** Returns the traces configuration of this process. */
export function getTracesConfig(): TracesConfig {
  return parseTraces(process.env);
}
