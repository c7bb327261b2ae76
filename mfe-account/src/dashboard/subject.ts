import type { ActivitySubject, SiteActivity } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { dashboardTranslations } from './dashboardTranslations.ts'

/** The translation key of an event; anime and manga have different verbs. */
export function eventKey(event: SiteActivity['event'], subject: ActivitySubject) {
	const kind = subject.kind === 'title' ? subject.title.kind : 'anime'
	return event === 'progressed' || event === 'finished'
		? (`dashboard.event.${event}.${kind}` as const)
		: (`dashboard.event.${event}` as const)
}

/** Returns a function for the name of a subject, in the language of the page. */
export function useSubjectName(): (subject: ActivitySubject) => string {
	const t = useTranslations(dashboardTranslations)
	const titleName = useTitleName()
	return (subject) => {
		switch (subject.kind) {
			case 'title':
				return titleName(subject.title)
			case 'episode':
				return t('dashboard.episode', { number: subject.number, title: titleName(subject.title) })
			case 'member':
				return subject.username
			default:
				return subject.name
		}
	}
}
