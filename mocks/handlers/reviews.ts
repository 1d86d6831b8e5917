import { HttpResponse, http } from 'msw';
import { sampleList } from '@/mocks/reviews';
import { publishedList, type WireReview } from '@/mocks/reviews/published';
import { createSwitchboard, type Service } from './service';

export type Reviews = Service & {
  /** Gives a product reviews of its own in place of the samples. */
  readonly publish: (productId: string, reviews: readonly WireReview[]) => void;
};

/** The key the stand-in knows. */
export const standInPasskey = 'stand-in-passkey';

const listPath = /\/reviews-api\/reviews\.json(?:\?|$)/;
const submitPath = /\/reviews-api\/submitreview\.json(?:\?|$)/;

const refusal = (Code: string, Message: string) =>
  HttpResponse.json({ HasErrors: true, Errors: [{ Code, Message }], FormErrors: {}, Results: [] });

const fieldRefusal = () =>
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

/** What the real service sends along and no visitor may see. */
const privateFields = (index: number) => ({
  AuthorId: `author-${index}`,
  UserEmail: `author-${index}@private.example`,
  IpAddress: `198.51.100.${index}`,
  ModeratorCodes: ['INTERNAL'],
  CampaignId: 'internal-campaign',
});

const unescapeFilter = (value: string) => value.replace(/\\([,:])/g, '$1');

/** The value of `Filter={name}:{value}`; the service knows commas and colons in values by their backslash. */
function filterOf(search: URLSearchParams, name: string): string | undefined {
  const filter = search.getAll('Filter').find((text) => text.startsWith(`${name}:`));
  const value = filter?.slice(name.length + 1);
  return value === undefined || /(?<!\\)[,:]/.test(value) ? undefined : unescapeFilter(value);
}

/** What the service says of a request that is none of its own. */
function problemOf(search: URLSearchParams): Response | null {
  if (search.get('passkey') !== standInPasskey)
    return refusal('ERROR_PARAM_INVALID_API_KEY', 'The passKey provided is invalid.');
  if (search.get('apiversion') !== '5.4')
    return refusal('ERROR_PARAM_INVALID_API_VERSION', 'The apiversion is not supported.');
  return null;
}

function answerList(url: string, published: ReadonlyMap<string, readonly WireReview[]>): Response {
  const { searchParams } = new URL(url);
  const productId = filterOf(searchParams, 'ProductId');
  if (productId === undefined) return refusal('ERROR_PARAM_INVALID_FILTER', 'The filter is not valid.');
  const rating = filterOf(searchParams, 'Rating');
  const query = {
    productId,
    rating: rating === undefined ? undefined : Number(rating),
    limit: Number(searchParams.get('Limit') ?? 10),
    offset: Number(searchParams.get('Offset') ?? 0),
  };
  const own = published.get(productId);
  const answer = own ? publishedList(query, own) : sampleList(query);
  const Results = answer.Results.map((review, index) => ({ ...review, ...privateFields(index) }));
  return HttpResponse.json({ ...answer, Results, Errors: [], Locale: 'en_US' });
}

async function answerSubmit(request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.clone().text());
  const names = ['ProductId', 'Rating', 'Title', 'ReviewText', 'UserNickname', 'UserEmail'];
  const missing = names.find((name) => !form.get(name));
  if (form.get('Action') !== 'submit' || missing)
    return refusal('ERROR_PARAM_MISSING', `${missing ?? 'Action'} is missing.`);
  return HttpResponse.json({
    HasErrors: false,
    Errors: [],
    FormErrors: {},
    SubmissionId: `submission-${form.get('ProductId')}`,
    AuthorSubmissionToken: 'private-token',
    Review: { Title: form.get('Title'), Rating: Number(form.get('Rating')) },
  });
}

/** The stand-in for the reviews service (contract section 5), at `…/reviews-api`. */
export function createReviews(): Reviews {
  const published = new Map<string, readonly WireReview[]>();
  const board = createSwitchboard('reviews', {
    refuse: () => refusal('ERROR_UNKNOWN', 'The stand-in was told to refuse.'),
    'field-errors': fieldRefusal,
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
      HttpResponse.text(
        `The stand-in was told to fail\n    at internal.reviews.example (${standInPasskey})`,
        {
          status,
        },
      ),
  });
  const checked = async (request: Request, answer: () => Response | Promise<Response>) =>
    problemOf(new URL(request.url).searchParams) ?? answer();
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
        board.respond(request, () => checked(request, () => answerList(request.url, published))),
      ),
      http.post(submitPath, ({ request }) =>
        board.respond(request, () => checked(request, () => answerSubmit(request))),
      ),
    ],
  };
}
