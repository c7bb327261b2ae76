import { Link } from 'react-router-dom'
import { type SiteActivity, subjectPath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Meta, Panel } from 'shared-ui'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { Row, RowList } from './style.ts'
import { eventKey, useSubjectName } from './subject.ts'
import { TRANS_SLOT, Trans } from './Trans.tsx'

/** A list of activities: member, action and time; `empty` is the text without any. */
export function RecentActivity({ items, empty }: { items: readonly SiteActivity[]; empty: string }) {
	const t = useTranslations(dashboardTranslations)
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
		<RowList>
			{items.map(({ id, user, event, subject, progress, at }) => (
				<Row key={id}>
					<Avatar name={user.name} url={user.avatarUrl} size={36} />
					<p>
						<strong>
							<bdi>{user.name}</bdi>
						</strong>{' '}
						<Trans sentence={t(eventKey(event, subject), { subject: TRANS_SLOT, progress: progress ?? '' })}>
							<Link to={subjectPath(subject)}>
								<bdi>{nameOf(subject)}</bdi>
							</Link>
						</Trans>
					</p>
					<Meta as="time" dateTime={at} title={formats.instant(at)}>
						{formats.ago(at)}
					</Meta>
				</Row>
			))}
		</RowList>
	)
}
