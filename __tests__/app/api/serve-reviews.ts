import { setupServer } from 'msw/node';
import { createReviews } from '@/mocks/handlers/reviews';

/** Runs the fake reviews service for the tests of a file, and resets it before each. Call it at the top of a file. */
export function serveReviews(): ReturnType<typeof createReviews> {
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
