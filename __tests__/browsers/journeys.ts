import { addressJourneys } from './addresses';
import { dialogJourneys } from './dialogs';
import { homeJourneys } from './home';
import type { Journey } from './journey';
import { pageJourneys } from './pages';
import { productJourneys } from './product';
import { questionJourneys } from './questions';

export const journeys: readonly Journey[] = [
  ...pageJourneys,
  ...addressJourneys,
  ...productJourneys,
  ...questionJourneys,
  ...dialogJourneys,
  ...homeJourneys,
];
