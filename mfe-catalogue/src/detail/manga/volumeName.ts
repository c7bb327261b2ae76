import type { titleTranslations } from '../title/titleTranslations.ts'

type Translate = (typeof titleTranslations)['translate']

/** The name of a volume: its number, then its own name if it has one. Number 0 holds the chapters without a volume. */
export function volumeName(number: number, title: string | null, t: Translate): string {
	if (number === 0) return title ?? t('manga.volume.none')
	const numbered = t('manga.volume', { number: String(number) })
	const own = title?.replace(new RegExp(`^Volume ${number}(: |$)`), '') ?? ''
	return own === '' ? numbered : t('manga.volume.named', { place: numbered, title: own })
}
