import { brand } from '@/lib/brand';

/** Local-storage key of an announcement that the visitor has dismissed. */
export const announcementKey = (name: string): string => `${brand.slug}-announcement-${name}`;

/**
 * Returns the source of the inline script beside an announcement. Before the first paint, it hides an announcement that
 * was dismissed. A click dismisses one for good (HDR-07). The script handles it in the capture phase, so that the page does
 * not repeat it once hydrated, and writes to the storage last, because that fails where storage is disabled. It is short
 * and has no double quotes, because every page has it twice, once as JSON in its payload.
 */
export const announcementScript = (name: string): string =>
  '((k,d)=>{' +
  "try{localStorage[k]&&(d.dismissed='')}catch{}" +
  "addEventListener('click',e=>{" +
  "if(e.target.closest('[data-dismiss]')){" +
  'e.stopPropagation();' +
  "d.dismissed='';" +
  "document.querySelector('main').focus({preventScroll:true});" +
  'localStorage[k]=1' +
  `}},true)})('${announcementKey(name)}',document.documentElement.dataset)`;
