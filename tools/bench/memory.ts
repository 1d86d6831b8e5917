import { startBackends } from '@/mocks/server';
import { unknown } from '@/test-support/unknown-addresses';
import { addresses } from '@/test-support/visits';
import { siteFolder, startServer } from './lib/server';
import { loadMixed } from './lib/wrk-mixed';

/** An hour with twenty requests a second. */
const visits = 72_000;
const maxSeconds = 400;
const stepSeconds = 10;

/** Returns a mix in which one address in ten is unknown, as with crawlers and scanners. */
function mixed() {
  const known = Array.from({ length: 10 }, () => addresses).flat();
  const strange = Array.from({ length: Math.round(known.length / 9) }, (_, number) => unknown(number));
  return [...known, ...strange];
}

/**
 * Measures the memory of one process during the requests of an hour at full speed, while content is
 * revalidated.
 */
export async function benchMemory() {
  const backends = await startBackends();
  const site = await startServer(siteFolder, { AEM_URL: backends.url, CONTENT_REVALIDATE_SECONDS: '5' });
  const rows = [{ visits: 0, MB: Math.round(site.memory()) }];
  const endsAt = Date.now() + maxSeconds * 1000;
  let done = 0;
  try {
    while (done < visits && Date.now() < endsAt) {
      done += (await loadMixed(site.port, mixed(), stepSeconds)).requests;
      rows.push({ visits: done, MB: Math.round(site.memory()) });
    }
  } finally {
    await site.stop();
    await backends.close();
  }
  // Every sixth row and the last one, because the curve is flat.
  return rows.filter((_, index) => index % 6 === 0 || index === rows.length - 1);
}
