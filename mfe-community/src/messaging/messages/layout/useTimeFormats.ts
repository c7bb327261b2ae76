import { LANGUAGE_TAGS } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { messageTranslations } from '../messageTranslations.ts'
import { briefDay, clockTime, dayOf, daysBetween, weekday } from './messageDays.ts'

const WEEK = 7

/** Times in the reader's language. */
export interface TimeFormats {
	/** `09:05` */
	clock(instant: number | string): string
	/** The full date and time, for a tooltip. */
	exact(instant: number | string): string
	/** The heading of a day: `Hoje`, `Ontem`, `segunda-feira, 16 de nov. de 2026`. */
	day(day: string): string
	/** Short form for the list: the time today, else the day. */
	brief(instant: string): string
}

export function useTimeFormats(): TimeFormats {
	const t = useTranslations(messageTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const formats = useFormats()
	const back = (day: string) => daysBetween(day, dayOf(Date.now()))
	return {
		clock: (instant) => clockTime(instant, tag),
		exact: (instant) => formats.instant(new Date(instant).toISOString()),
		day(day) {
			const distance = back(day)
			if (distance === 0) return t('messages.day.today')
			if (distance === 1) return t('messages.day.yesterday')
			return `${weekday(day, tag, 'long')}, ${formats.date(day)}`
		},
		brief(instant) {
			const day = dayOf(instant)
			const distance = back(day)
			if (distance <= 0) return clockTime(instant, tag)
			if (distance === 1) return t('messages.day.yesterday')
			return distance < WEEK ? weekday(day, tag, 'short') : briefDay(day, dayOf(Date.now()), tag)
		},
	}
}
