import { titlePath } from '../catalogue/title.ts'
import type { ActivitySubject } from './activity.ts'
import { profilePath } from './profile.ts'

/** The path of an activity's subject. */
export function subjectPath(subject: ActivitySubject): string {
	switch (subject.kind) {
		case 'title':
			return titlePath(subject.title)
		case 'episode':
			return `/episode/${subject.id}`
		case 'article':
			return `/news/${subject.id}`
		case 'member':
			return profilePath(subject.username)
		case 'group':
			return `/messages/join/${encodeURIComponent(subject.id)}`
	}
}
