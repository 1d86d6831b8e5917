// Rules: EDIT-01, EDIT-04
import { parseConfig } from '@/lib/config/parse';
import { previewPolicy } from '@/lib/preview/preview-policy';
import { editorMetas, editorScript } from '@/lib/preview/universal-editor';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';

const variables = { AEM_URL: 'http://aem.test', AEM_AUTHOR_URL: 'https://author.test/' };
const cloud = parseConfig(variables);
const service = 'https://author.test/universal-editor';
const premises = parseConfig({ ...variables, UNIVERSAL_EDITOR_SERVICE_URL: `${service}/` });

const sourcesOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('the connection of AEM as a Cloud Service is the author alone', () => {
  expect(cloud.editor && editorMetas(cloud.editor)).toEqual([
    { name: 'urn:adobe:aue:system:aemconnection', content: 'aem:https://author.test' },
  ]);
});

test('AEM 6.5 has its own protocol and names its editor service', () => {
  expect(premises.editor && editorMetas(premises.editor)).toEqual([
    { name: 'urn:adobe:aue:system:aemconnection', content: 'aem65:https://author.test' },
    { name: 'urn:adobe:aue:config:service', content: service },
  ]);
});

test('with an editor a preview may stand in its frames and load its script', () => {
  const policy = previewPolicy(cloud);
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual([
    'https://experience.adobe.com',
    'https://exc-unifiedcontent.experience.adobe.net',
  ]);
  const scripts = sourcesOf(policy, 'script-src') ?? [];
  expect(scripts.some((source) => source.endsWith('/') && editorScript.startsWith(source))).toBe(true);
  expect(scripts.filter((source) => /unsafe|\*/.test(source))).toEqual([]);
});

test('the policy of visitors is the same with an editor, and so is that of a preview without one', () => {
  const { AEM_AUTHOR_URL: _, ...plain } = variables;
  expect(contentSecurityPolicy(cloud)).toBe(contentSecurityPolicy(parseConfig(plain)));
  expect(sourcesOf(contentSecurityPolicy(cloud), 'frame-ancestors')).toEqual(["'none'"]);
  const preview = previewPolicy(parseConfig(plain));
  expect(sourcesOf(preview, 'frame-ancestors')).toEqual(["'none'"]);
  expect(preview).not.toContain('adobe');
});
