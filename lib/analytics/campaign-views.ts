import { gtag } from './data-layer';
import { settleMs } from './page-views';

/**
 * Sends `campaign_view` with the campaign's name after the pageview, if it is the page of a campaign (CAMP-04). Call it
 * for each page while analytics has the visitor's consent. Returns a function that cancels it.
 */
export function reportCampaign(): () => void {
  const timer = setTimeout(() => {
    const name = document.querySelector<HTMLElement>('[data-campaign]')?.dataset.campaign;
    if (name) gtag('event', 'campaign_view', { campaign_name: name });
  }, settleMs);
  return () => clearTimeout(timer);
}
