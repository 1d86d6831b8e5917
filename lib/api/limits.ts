import type { ApiError } from './error-response';

/** Maximum size of a request body in bytes (API-02). */
export const maxBodyBytes = 32 * 1024;

export const tooLarge: ApiError = {
  status: 413,
  code: 'too-large',
  message: 'The body must not be larger than 32 KiB.',
};

/** The response to a client over a limit, with the seconds until it may try again. */
export const rateLimited = (seconds: number): ApiError => ({
  status: 429,
  code: 'rate-limited',
  message: 'Too many requests. Please try again later.',
  headers: { 'retry-after': String(seconds) },
});
