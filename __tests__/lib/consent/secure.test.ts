/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://fr.solstride.example/faq"}
 */
import { saveChoice } from '@/lib/consent/save-choice';

it('sets Secure on the cookies on https', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
  });
  saveChoice({ advertising: true, analytics: true });
  expect(written).toEqual([
    'advertising=true; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    'analytics=true; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    'CookieConsent=true; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  ]);
});
