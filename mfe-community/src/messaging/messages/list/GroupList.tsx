import { useId } from 'react'
import type { Group } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, color, SearchIcon, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { GroupRow } from './GroupRow.tsx'
import { ListTitle } from './rowStyles.ts'

const None = styled.div`
	display: grid;
	justify-items: start;
	gap: ${space[2]};
	padding: 0 ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
`

/** The member's groups by name. */
export function GroupList({ groups, view }: { groups: readonly Group[]; view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const id = useId()
	const { open } = useDialogParam()
	return (
		<section aria-labelledby={id}>
			<ListTitle id={id}>{t('messages.groups')}</ListTitle>
			{groups.length > 0 ? (
				<ul>
					{groups.map((group) => (
						<GroupRow key={group.id} group={group} view={view} />
					))}
				</ul>
			) : (
				<None>
					<p>{t('messages.groups.none')}</p>
					<Button size="sm" onClick={() => open('join')}>
						<SearchIcon size={16} />
						{t('messages.groups.find')}
					</Button>
				</None>
			)}
		</section>
	)
}
