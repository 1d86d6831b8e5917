import { setupServer } from 'msw/node';
import { createReviews } from '@/mocks/handlers/reviews';
import { stopClock } from '../../support/stop-clock';

/**
 * Runs the fake reviews service for the tests of a file, and resets it before each. Stops the clock. Call it at the
 * top of a file.
 */
export function serveReviews(): ReturnType<typeof createReviews> {
  stopClock();
  const reviews = createReviews();
  const server = setupServer(...reviews.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    reviews.reset();
    jest.clearAllMocks();
  });
  return reviews;
}
