import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type Group, type GroupLogLine, type GroupRole, groupLogRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { color, Meta, Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'

const Lines = styled.ol`
	> li { padding-block: ${space[2]}; overflow-wrap: anywhere; }
	> li + li { border-top: 1px solid ${color.line}; }
`

/** What those who manage a group did, last first. */
export function GroupLog({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const formats = useFormats()
	const [log] = useState(() => createRemote(() => call(groupLogRoute, { params: { id: group.id } })))
	const state = useStore(log.$state)
	useEffect(() => void log.load(), [log])
	if (state.state === 'failed') return <FailurePanel title={t('messages.manage.log.failed')} onRetry={log.load} />
	if (state.state !== 'ready') return <Skeleton $height="9rem" />
	if (state.value.items.length === 0) return <Meta as="p">{t('messages.manage.log.none')}</Meta>
	const gone = t('messages.manage.log.gone')
	const sentence = ({ action, by, member, text }: GroupLogLine) =>
		t(`messages.manage.log.${action}`, {
			by: by ?? gone,
			name: member ?? gone,
			text: action === 'roleGiven' ? t(`messages.role.${text as GroupRole}`) : text,
		})
	return (
		<Lines>
			{state.value.items.map((line) => (
				<li key={line.id}>
					<p dir="auto">{sentence(line)}</p>
					<Meta as="time" dateTime={line.at}>
						{formats.instant(line.at)}
					</Meta>
				</li>
			))}
		</Lines>
	)
}
