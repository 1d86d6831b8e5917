/** The part of Adobe's client that the tests use; it ships no types of its own. */
declare module '@adobe/aem-headless-client-nodejs' {
  type Options = { readonly method?: string };
  type Retries = { readonly initialDelayInMillis?: number; readonly maxRetries?: number };

  export class AEMHeadless {
    constructor(config: {
      readonly serviceURL: string;
      readonly endpoint?: string;
      readonly auth?: string | [string, string];
    });
    listPersistedQueries(): Promise<unknown>;
    persistQuery(query: string, path: string, options?: Options, retries?: Retries): Promise<unknown>;
    runPersistedQuery(
      path: string,
      variables?: Readonly<Record<string, unknown>>,
      options?: Options,
      // biome-ignore lint/suspicious/noExplicitAny: the response has the shape of the query
    ): Promise<{ readonly data: Readonly<Record<string, any>> }>;
    runPaginatedQuery(
      model: string,
      fields: string,
      config: { readonly pageSize?: number },
      args: { readonly first?: number },
    ): AsyncGenerator<unknown>;
  }
}
