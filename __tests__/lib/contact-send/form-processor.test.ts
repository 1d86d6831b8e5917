import { formProcessorBody } from '@/lib/contact';
import type { ContactSubmission } from '@/lib/contact/schema';

const submission = { topic: 'sponsorships', firstName: 'Ada' } as unknown as ContactSubmission;
const bodyFor = (topic: string, appEnv: Parameters<typeof formProcessorBody>[2]) =>
  formProcessorBody({ ...submission, topic } as ContactSubmission, 'bucket', appEnv, {
    siteKey: 'key',
    token: 'token',
  });

test.each([
  ['consumer-relations', 'consumer'],
  ['sponsorships', 'sponsorships'],
  ['advertising-marketing', 'advertising'],
  ['media-inquiries', 'media'],
  ['become-retailer', 'retailer'],
  ['toString', 'consumer'],
])('%s goes to the form %s', (topic, file) => {
  expect(bodyFor(topic, 'production').form_path).toBe(`webforms/solstride/us/en/prod/configs/${file}.json`);
});

test.each([
  ['production', 'prod'],
  ['staging', 'dev'],
  ['dev', 'dev'],
  ['local', 'dev'],
] as const)('%s is the processor’s %s', (appEnv, environment) => {
  expect(bodyFor('sponsorships', appEnv)).toEqual({
    topic: 'sponsorships',
    firstName: 'Ada',
    bucket_name: 'bucket',
    form_path: `webforms/solstride/us/en/${environment}/configs/sponsorships.json`,
    template_path: `webforms/solstride/us/en/${environment}/templates/contact-us.hbs`,
    'site-key': 'key',
    'g-recaptcha-response': 'token',
  });
});
