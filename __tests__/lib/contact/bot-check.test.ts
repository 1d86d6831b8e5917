import { botCheckFor } from '@/lib/contact';
import { getLocale } from '@/lib/locales/definitions';

const locale = getLocale('us-en');
const without = { ...locale, features: { ...locale.features, components: [] } };
const recaptcha = { siteKey: 'key', scriptUrl: 'https://check.example/enterprise.js' };

it.each([
  ['the configured one', locale, { recaptcha, appEnv: 'production' }, recaptcha],
  ['the configured one, in local too', locale, { recaptcha, appEnv: 'local' }, recaptcha],
  [
    'the fake',
    locale,
    { recaptcha: null, appEnv: 'local' },
    { scriptUrl: '/fakes/recaptcha.js', siteKey: 'fake' },
  ],
  ['none that ever gets ready', locale, { recaptcha: null, appEnv: 'production' }, null],
  ['off without the component', without, { recaptcha, appEnv: 'production' }, 'off'],
] as const)('the bot check is %s (CON-03)', (_name, where, config, expected) => {
  expect(botCheckFor(where, config)).toEqual(expected);
});
