/** Time limit for the load of a page in milliseconds, which only a defect exceeds. */
export const pageLoadMs = 300_000;

/** A browser window with its own cookies and storage. */
export type Tab = {
  /** Resolves at the load event. */
  readonly goto: (url: string) => Promise<void>;
  /** Sets the size of the page's area, which some browsers do not make as narrow as a phone. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Returns the value of an expression in the page, or of its promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the centre of the element that an expression returns. */
  readonly click: (expression: string) => Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  readonly press: (key: string) => Promise<void>;
  /** Errors of the page's scripts so far, where the browser reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type DrivenBrowser = {
  readonly name: string;
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};
