import { canadianSpelling } from '../spelling';
import type { SampleReview } from './review';

/** Places in Canada that stand for those in the United States. */
const places: Readonly<Record<string, string>> = {
  'Boulder, CO': 'Canmore, AB',
  'Toledo, OH': 'Windsor, ON',
  'Austin, TX': 'Toronto, ON',
  'Portland, OR': 'Vancouver, BC',
  'Mesa, AZ': 'Medicine Hat, AB',
  'Jersey City, NJ': 'Mississauga, ON',
  'Duluth, MN': 'Thunder Bay, ON',
  'Fresno, CA': 'Abbotsford, BC',
  'Madison, WI': 'Guelph, ON',
  'Boise, ID': 'Kamloops, BC',
  'Reno, NV': 'Lethbridge, AB',
  'Chicago, IL': 'Scarborough, ON',
  'Seattle, WA': 'Richmond, BC',
  'Tampa, FL': 'Dartmouth, NS',
  'San Diego, CA': 'Nanaimo, BC',
  'Omaha, NE': 'Saskatoon, SK',
  'Boston, MA': 'St. Catharines, ON',
  'Macon, GA': 'Brandon, MB',
  'Erie, PA': 'Sudbury, ON',
  'Denver, CO': 'Red Deer, AB',
  'St. Louis, MO': 'Winnipeg, MB',
  'Burlington, VT': 'Kingston, ON',
};

const spelled = (text: string | null) => text && canadianSpelling(text);

/** Returns a review of the United States as one from Canada, in its spelling. */
export function inCanada(review: SampleReview): SampleReview {
  const { title, text, location } = review;
  return {
    ...review,
    title: spelled(title),
    text: spelled(text),
    location: location && (places[location] ?? location),
  };
}
