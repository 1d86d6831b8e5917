// Rules: AEM-02
import { checkPackages } from '@/tools/aem/package/check-package';
import { packageEntries } from '@/tools/aem/package/content-package';
import { readDocuments } from '@/tools/aem/package/read-package';
import { replicationAgentPackage } from '@/tools/aem/package/replication-agent';

const entries = packageEntries(replicationAgentPackage());

test('the package is valid', () => {
  expect(checkPackages([entries])).toEqual([]);
});

test('the agent sends action and path in the headers of a flush, and is off without address and password', () => {
  const [page] = readDocuments(entries);
  const settings = page?.node.children[0]?.properties ?? {};
  expect(page?.path).toMatch(/^\/etc\/replication\/agents\.author\/[a-z]+-site$/);
  expect(settings).toMatchObject({
    enabled: false,
    serializationType: 'flush',
    protocolHTTPMethod: 'POST',
    protocolHTTPHeaders: ['CQ-Action:{action}', 'CQ-Handle:{path}', 'CQ-Path:{path}'],
    transportUri: 'https://relay.example/replication',
  });
  expect(settings).not.toHaveProperty('transportPassword');
});

test('an agent that an administrator has set up stays as it is', () => {
  const filter = entries.find(({ path }) => path === 'META-INF/vault/filter.xml');
  expect(Buffer.from(filter?.bytes ?? []).toString()).toContain('mode="merge"');
});
