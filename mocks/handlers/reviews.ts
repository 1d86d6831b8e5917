import { HttpResponse, http } from 'msw';
import { sampleList } from '@/sample/reviews';
import { publishedList, type ServiceReview } from '@/sample/reviews/published';
import { createSwitchboard, type Service } from './service';

export type Reviews = Service & {
  /** Replaces the sample reviews of a product. */
  readonly publish: (productId: string, reviews: readonly ServiceReview[]) => void;
};

/** The key that the fake accepts. */
export const fakePasskey = 'fake-passkey';

const listPath = /\/reviews-api\/reviews\.json(?:\?|$)/;
const submitPath = /\/reviews-api\/submitreview\.json(?:\?|$)/;

const rejection = (Code: string, Message: string) =>
  HttpResponse.json({ HasErrors: true, Errors: [{ Code, Message }], FormErrors: {}, Results: [] });

const fieldError = () =>
  HttpResponse.json({
    HasErrors: true,
    Errors: [],
    SubmissionId: null,
    FormErrors: {
      FieldErrorsOrder: ['usernickname', 'reviewtext'],
      FieldErrors: {
        usernickname: {
          Field: 'usernickname',
          Message: 'That nickname is already in use.',
          Code: 'ERROR_FORM_DUPLICATE_NICKNAME',
        },
        reviewtext: {
          Field: 'reviewtext',
          Message: 'Your review contains profanity.',
          Code: 'ERROR_FORM_PROFANITY',
        },
      },
    },
  });

/** Fields of the real service that no visitor may see. */
const privateFields = (index: number) => ({
  AuthorId: `author-${index}`,
  UserEmail: `author-${index}@private.example`,
  IpAddress: `198.51.100.${index}`,
  ModeratorCodes: ['INTERNAL'],
  CampaignId: 'internal-campaign',
});

const unescapeFilter = (value: string) => value.replace(/\\([,:])/g, '$1');

/** The value of `Filter={name}:{value}`; commas and colons in values are escaped with a backslash. */
function filterOf(search: URLSearchParams, name: string): string | undefined {
  const filter = search.getAll('Filter').find((text) => text.startsWith(`${name}:`));
  const value = filter?.slice(name.length + 1);
  return value === undefined || /(?<!\\)[,:]/.test(value) ? undefined : unescapeFilter(value);
}

/** The service's response to an unknown request. */
function problemOf(search: URLSearchParams): Response | null {
  if (search.get('passkey') !== fakePasskey)
    return rejection('ERROR_PARAM_INVALID_API_KEY', 'The passKey provided is invalid.');
  if (search.get('apiversion') !== '5.4')
    return rejection('ERROR_PARAM_INVALID_API_VERSION', 'The apiversion is not supported.');
  return null;
}

function listResponse(url: string, published: ReadonlyMap<string, readonly ServiceReview[]>): Response {
  const { searchParams } = new URL(url);
  const productId = filterOf(searchParams, 'ProductId');
  if (productId === undefined) return rejection('ERROR_PARAM_INVALID_FILTER', 'The filter is not valid.');
  const rating = filterOf(searchParams, 'Rating');
  const query = {
    productId,
    rating: rating === undefined ? undefined : Number(rating),
    limit: Number(searchParams.get('Limit') ?? 10),
    offset: Number(searchParams.get('Offset') ?? 0),
  };
  const own = published.get(productId);
  const response = own ? publishedList(query, own) : sampleList(query);
  const Results = response.Results.map((review, index) => ({ ...review, ...privateFields(index) }));
  return HttpResponse.json({ ...response, Results, Errors: [], Locale: 'en_US' });
}

async function submitResponse(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.clone().text());
  const names = ['ProductId', 'Rating', 'Title', 'ReviewText', 'UserNickname', 'UserEmail'];
  const missing = names.find((name) => !form.get(name));
  if (form.get('Action') !== 'submit' || missing)
    return rejection('ERROR_PARAM_MISSING', `${missing ?? 'Action'} is missing.`);
  return HttpResponse.json({
    HasErrors: false,
    Errors: [],
    FormErrors: {},
    SubmissionId: `submission-${form.get('ProductId')}`,
    AuthorSubmissionToken: 'private-token',
    Review: { Title: form.get('Title'), Rating: Number(form.get('Rating')) },
  });
}

/** The fake for the reviews service (REV-07), at `…/reviews-api`. */
export function createReviews(): Reviews {
  const published = new Map<string, readonly ServiceReview[]>();
  const board = createSwitchboard('reviews', {
    refuse: () => rejection('ERROR_UNKNOWN', 'The fake is set to reject.'),
    'field-errors': fieldError,
    empty: () =>
      HttpResponse.json({
        HasErrors: false,
        Results: [],
        TotalResults: 0,
        Limit: 10,
        Offset: 0,
        Includes: {},
      }),
    status: (status) =>
      HttpResponse.text(`The fake is set to fail\n    at internal.reviews.example (${fakePasskey})`, {
        status,
      }),
  });
  const checked = async (request: Request, response: () => Response | Promise<Response>) =>
    problemOf(new URL(request.url).searchParams) ?? response();
  return {
    ...board,
    name: 'reviews',
    publish: (productId, reviews) => {
      published.set(productId, reviews);
    },
    reset: () => {
      board.reset();
      published.clear();
    },
    handlers: [
      http.get(listPath, ({ request }) =>
        board.respond(request, () => checked(request, () => listResponse(request.url, published))),
      ),
      http.post(submitPath, ({ request }) =>
        board.respond(request, () => checked(request, () => submitResponse(request))),
      ),
    ],
  };
}
