import type { PressArticle } from '@/lib/press/articles';

const context = { '@context': 'https://schema.org' } as const;

/** Number of tiles of a category page. */
const maxItems = 120;

type ListedPage = { readonly name: string; readonly path: string };

/** Returns the products of a category page in their order (SEO-02). */
export function itemListJsonLd(origin: string, name: string, pages: readonly ListedPage[]) {
  return {
    ...context,
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.slice(0, maxItems).map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: origin + page.path,
    })),
  };
}

/** Returns the articles of the press page (SEO-02), each with the URL of its publisher. */
export function newsJsonLd(origin: string, name: string, articles: readonly PressArticle[]) {
  return {
    ...context,
    '@type': 'ItemList',
    name,
    numberOfItems: articles.length,
    itemListElement: articles.map(({ title, date, author, publication, text, link, image }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: title,
        datePublished: date,
        author: { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', name: publication },
        description: text,
        url: link,
        image: new URL(image, origin).href,
      },
    })),
  };
}

type WebPage = {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | null;
  /** BCP 47 tag. */
  readonly language: string;
};

/** Returns a page of the site with its picture (SEO-02). */
export function webPageJsonLd({ name, description, url, image, language }: WebPage) {
  return {
    ...context,
    '@type': 'WebPage',
    name,
    ...(description && { description }),
    url,
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    inLanguage: language,
  };
}

type Question = { readonly question: string; readonly answer: string };

/** Returns the questions and answers of the FAQ page (SEO-02). */
export function faqJsonLd(questions: readonly Question[]) {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
