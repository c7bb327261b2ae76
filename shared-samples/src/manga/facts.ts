import type { Format, Status } from 'shared-contract'
import type { SampleTitle } from '../types.ts'

const FORMAT_WORDS: Partial<Record<Format, string>> = {
	Manga: 'Mangá',
	Novel: 'Light novel',
	OneShot: 'One-shot',
	Manhwa: 'Manhwa',
	Manhua: 'Manhua',
}

const STATUS_WORDS: Record<Status, string> = {
	releasing: 'Em Lançamento',
	completed: 'Completo',
	not_released: 'Não Lançado',
}

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
const monthOfYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type Published = Pick<SampleTitle, 'format' | 'status' | 'started' | 'ended' | 'volumes'> & { magazine: string }

/** The "Informações" of a manga's page, in the page's order. */
export function factsOf({ format, status, started, ended, volumes, magazine }: Published): Record<string, string> {
	const chapters = volumes.reduce((sum, volume) => sum + volume.chapters.length, 0)
	const sofar = (count: number): string => (status === 'releasing' ? `${count} (em andamento)` : String(count))
	return {
		Tipo: FORMAT_WORDS[format] ?? format,
		Volumes: volumes.length === 0 ? 'A anunciar' : sofar(volumes.length),
		Capítulos: chapters === 0 ? 'A anunciar' : sofar(chapters),
		Status: STATUS_WORDS[status],
		Publicação: publication(started, ended, status),
		Serialização: magazine,
	}
}

function publication(started: string, ended: string | null, status: Status): string {
	if (status === 'not_released') return `Prevista para ${partialDate(started)}`
	if (ended === null) return `Desde ${partialDate(started)}`
	if (ended === started) return partialDate(started)
	return `${partialDate(started)} a ${partialDate(ended)}`
}

/** An ISO date, possibly just a year or a month, in words. */
function partialDate(date: string): string {
	if (date.length === 4) return date
	const format = date.length === 7 ? monthOfYear : longDate
	return format.format(new Date(date))
}
