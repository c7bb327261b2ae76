import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { listFormat } from 'shared-i18n'
import type { detailTranslations } from '../detailTranslations.ts'
import type { Loss } from './loss.ts'

type Translate = (typeof detailTranslations)['translate']

/**
 * What a site loses, in sentences.
 *
 * @param most how many things a sentence names; by default all
 */
export function lossTexts(
	{ paths, parts, links, missing }: Loss,
	t: Translate,
	locale: Locale,
	most = Infinity,
): string[] {
	const listed = (names: readonly string[]) => {
		const rest = names.length - most
		const shown = rest > 0 ? [...names.slice(0, most), t('links.more', { count: rest })] : names
		return listFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(shown)
	}
	return [
		...(paths.length > 0 ? [t('links.loss.paths', { count: paths.length, paths: listed(paths) })] : []),
		...[...parts].map(([from, names]) => t('links.loss.parts', { from, parts: listed(names) })),
		...(links.length > 0 ? [t('links.loss.links', { links: listed(links) })] : []),
		...[...missing].map(([from, modules]) => t('links.loss.missing', { from, modules: listed(modules) })),
	]
}
