import type { words } from '../words.ts'

type Translate = (typeof words)['translate']

/** What a volume is called: its number, then its own name where it has one. Number 0 holds what is in none. */
export function volumeName(number: number, title: string | null, t: Translate): string {
	if (number === 0) return title ?? t('manga.volume.none')
	const place = t('manga.volume', { number: String(number) })
	const own = title?.replace(new RegExp(`^Volume ${number}(: |$)`), '') ?? ''
	return own === '' ? place : t('manga.volume.named', { place, title: own })
}
