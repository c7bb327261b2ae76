import type { RoleChange, RouteAnswer, roleLogRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Meta, Panel, Stack } from 'shared-ui'
import { contributionTranslations } from './contributionTranslations.ts'

/** The latest changes of roles. */
export function RoleLog({ log }: { log: Outcome<RouteAnswer<typeof roleLogRoute>> }) {
	const t = useTranslations(contributionTranslations)
	if (log.state !== 'done') return <Meta role="alert">{t('members.log.failed')}</Meta>
	return (
		<Panel>
			{log.answer.items.length === 0 ? (
				<Meta as="p">{t('members.log.empty')}</Meta>
			) : (
				<Stack as="ul" $gap={3}>
					{log.answer.items.map((change) => (
						<Change key={change.id} change={change} />
					))}
				</Stack>
			)}
		</Panel>
	)
}

function Change({ change: { member, by, before, after, at } }: { change: RoleChange }) {
	const t = useTranslations(contributionTranslations)
	const formats = useFormats()
	const role = (name: RoleChange['after']) => t(`members.role.${name}`)
	return (
		<li>
			<p>{t('members.log.line', { name: member, before: role(before), after: role(after) })}</p>
			<Meta>
				{by === null ? t('members.log.host') : t('members.log.by', { name: by })}
				{' · '}
				<time dateTime={at} title={formats.instant(at)}>
					{formats.ago(at)}
				</time>
			</Meta>
		</li>
	)
}
