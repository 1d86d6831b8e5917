import { brand } from '@/lib/brand';
import { locales } from '@/lib/locales/definitions';
import type { Report } from './check-content';
import { checks } from './checks';
import { fragmentKey } from './fragment-key';
import type { Finding } from './types';

const sources: Readonly<Record<Report['source'], string>> = {
  sample: 'the embedded sample content',
  aem: 'AEM_URL',
  api: 'CONTENT_API_URL',
};

const maxValueLength = 70;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns how many errors and warnings there are. */
function summary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
}

function shown(value: string | null): string {
  if (value === null) return '';
  const line = value.replace(/\s+/g, ' ');
  const short = line.length > maxValueLength ? `${line.slice(0, maxValueLength)}…` : line;
  // The values of dropped items are JSON.
  return ` ${/^["{[]/.test(short) ? short : JSON.stringify(short)}`;
}

function lineOf({ path, field, value, expectation, severity }: Finding, own: string): string {
  const mark = severity === own ? '' : ` [${severity}]`;
  return `    ${fragmentKey(path)}${field ? ` ${field}` : ''}${shown(value)}${mark}: ${expectation}`;
}

function sectionOf(findings: readonly Finding[]): readonly string[] {
  return checks.flatMap(({ kind, title, severity }) => {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) return [];
    return [
      '',
      `  ${title} (${kind}, ${severity}): ${own.length}`,
      ...own.map((finding) => lineOf(finding, severity)),
    ];
  });
}

/** Returns the report for people: by locale, then by kind, errors first. */
export function textReport({ environment, source, fragments, files, findings, failures }: Report): string {
  const lines = [
    `${brand.name}, environment ${environment}, content of ${sources[source]}`,
    `${counted(fragments, 'fragment')} and ${counted(files, 'file')} in ${locales.length} locales`,
  ];
  for (const { id, label } of locales) {
    const own = findings.filter(({ locale }) => locale === id);
    lines.push(
      '',
      `${id}, ${label}: ${own.length === 0 ? 'nothing found' : summary(own)}`,
      ...sectionOf(own),
    );
  }
  if (failures.length > 0) lines.push('', `Not read, so that the report is not complete: ${failures.length}`);
  for (const { locale, address, kind, message } of failures)
    lines.push(`    ${locale} ${address} (${kind}): ${message}`);
  return `${[...lines, '', summary(findings)].join('\n')}\n`;
}
