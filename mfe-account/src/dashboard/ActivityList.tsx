import { Link } from 'react-router-dom'
import { type SiteActivity, subjectPath } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Avatar, Meta, Panel } from 'shared-ui'
import { words } from '../words.ts'
import { Line, Lines } from './style.ts'
import { eventKey, useSubjectName } from './subject.ts'
import { PLACE, Told } from './Told.tsx'

/** Who did what, and when; `empty` where nobody did anything. */
export function ActivityList({ items, empty }: { items: readonly SiteActivity[]; empty: string }) {
	const t = useWords(words)
	const formats = useFormats()
	const nameOf = useSubjectName()
	if (items.length === 0) {
		return (
			<Panel>
				<Meta as="p">{empty}</Meta>
			</Panel>
		)
	}
	return (
		<Lines>
			{items.map(({ id, user, event, subject, progress, at }) => (
				<Line key={id}>
					<Avatar name={user.name} url={user.avatarUrl} size={36} />
					<p>
						<strong>
							<bdi>{user.name}</bdi>
						</strong>{' '}
						<Told sentence={t(eventKey(event, subject), { subject: PLACE, progress: progress ?? '' })}>
							<Link to={subjectPath(subject)}>
								<bdi>{nameOf(subject)}</bdi>
							</Link>
						</Told>
					</p>
					<Meta as="time" dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</Meta>
				</Line>
			))}
		</Lines>
	)
}
