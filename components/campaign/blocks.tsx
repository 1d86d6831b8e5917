import type { ReactNode } from 'react';
import { CompareLines } from '@/components/compare-lines/compare-lines';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import { Hero } from '@/components/home/hero/hero';
import { StructuredData } from '@/components/seo/structured-data';
import { WhyItWorks } from '@/components/why-it-works/why-it-works';
import { getLineUp, getPartners } from '@/lib/content';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { BlockOf, BlockType, Campaign, CampaignBlock } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { servedHref } from '@/lib/locales/served-href';
import { faqJsonLd } from '@/lib/seo/list-json-ld';
import { Claim } from './claim';
import { Countdown } from './countdown';
import { PartnerFeature } from './partner-feature';
import { productsOf } from './products-of';
import { Questions } from './questions';
import { TextPicture } from './text-picture';
import { Wall } from './wall';

type BlockProps<Type extends BlockType> = {
  readonly block: BlockOf<Type>;
  readonly campaign: Campaign;
  readonly locale: LocaleDefinition;
};

type Renderers = {
  readonly [Type in BlockType]: (props: BlockProps<Type>) => ReactNode | Promise<ReactNode>;
};

/** Returns a link of a block without a target that the locale does not serve. */
function servedCta({ cta }: Pick<BlockOf<'text'>, 'cta'>, locale: LocaleDefinition) {
  const href = servedHref(locale, cta?.href ?? null);
  return cta && href ? { ...cta, href } : null;
}

/** How each block is shown. A block whose content is missing renders nothing. */
const renderers: Renderers = {
  hero: ({ block, campaign, locale }) => (
    <Hero
      locale={locale}
      slides={{
        ok: true,
        items: [
          {
            ...block,
            headline: block.headline || campaign.title,
            order: 0,
            hasContent: true,
            scaleDownImage: false,
            scaleDownVideo: false,
            from: null,
            until: null,
          },
        ],
      }}
      title={campaign.title}
    />
  ),
  claim: ({ block, locale }) => {
    const source = imageSource(block.image, { locale, slot: 'editorial' });
    return source ? (
      <EditorialBreak
        editing={{ picture: editable(block, 'image'), text: editable(block, 'text') }}
        source={source}
        text={block.text}
      />
    ) : (
      <Claim block={block} />
    );
  },
  text: ({ block, locale }) => <TextPicture block={block} cta={servedCta(block, locale)} locale={locale} />,
  products: async ({ block, campaign, locale }) => {
    const products = await productsOf(block, locale);
    const isFirst = campaign.blocks.find(({ type }) => type === 'products')?.path === block.path;
    return <Wall block={block} isFirst={isFirst} locale={locale} products={products} />;
  },
  comparison: async ({ block, locale }) => {
    const isFirst = ({ slug }: { readonly slug: string }) => slug === block.line;
    const lines = await getLineUp(locale);
    return (
      <CompareLines
        current=""
        lines={[...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))]}
        locale={locale}
      />
    );
  },
  why: async ({ block, locale }) => {
    const [product] = await productsOf({ products: [block.product], line: null }, locale);
    return product ? <WhyItWorks locale={locale} product={product} /> : null;
  },
  partner: async ({ block, locale }) => {
    const { items } = await getPartners(locale);
    const partner = items.find(({ path }) => path === block.partner);
    return partner ? <PartnerFeature locale={locale} partner={partner} /> : null;
  },
  questions: ({ block }) => (
    <>
      <Questions block={block} />
      <StructuredData data={faqJsonLd(block.questions)} />
    </>
  ),
  countdown: ({ block, locale }) => (
    <Countdown block={block} cta={servedCta(block, locale)} locale={locale} />
  ),
};

/** Renders a block of a campaign page by its type (CAMP-02). */
export function Block(props: {
  readonly block: CampaignBlock;
  readonly campaign: Campaign;
  readonly locale: LocaleDefinition;
}) {
  // The compiler cannot tell that the renderer of a type gets the block of this type.
  const render = renderers[props.block.type] as Renderers[BlockType] & ((all: typeof props) => ReactNode);
  return render(props);
}
