import { LANGUAGE_TAGS, type Locale } from 'shared-contract'
import { listFormat } from 'shared-i18n'
import type { detailTranslations } from '../detailTranslations.ts'
import type { Loss } from './loss.ts'

type Translate = (typeof detailTranslations)['translate']

/** A kind of loss in words, and the names of what is lost. */
export interface LossLine {
	what: string
	names: readonly string[]
}

/** What a site loses, a line for each kind. */
export function lossLines({ paths, parts, links, missing }: Loss, t: Translate): LossLine[] {
	return [
		{ what: t('links.loss.paths', { count: paths.length }), names: paths },
		...[...parts].map(([from, names]) => ({ what: t('links.loss.parts', { from }), names })),
		{ what: t('links.loss.links'), names: links },
		...[...missing].map(([from, names]) => ({ what: t('links.loss.missing', { from }), names })),
	].filter(({ names }) => names.length > 0)
}

/**
 * The same in short, as sentences.
 *
 * @param most how many names each has
 */
export function lossText(loss: Loss, t: Translate, locale: Locale, most: number): string {
	const sentences = lossLines(loss, t).map(({ what, names }) => {
		const rest = names.length - most
		const named = rest > 0 ? [...names.slice(0, most), t('links.more', { count: rest })] : names
		return t('links.loss.line', { what, names: listFormat(LANGUAGE_TAGS[locale]).format(named) })
	})
	return sentences.join(' ')
}
