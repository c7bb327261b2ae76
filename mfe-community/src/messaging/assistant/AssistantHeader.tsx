import { useTranslations } from 'shared-i18n'
import { Badge, color } from 'shared-ui'
import { styled } from 'styled-components'
import { PaneHeader } from '../messages/layout/PaneHeader.tsx'
import { AssistantMenu } from './AssistantMenu.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import type { ReadyConversation } from './conversation.ts'
import { NioukaAvatar } from './NioukaAvatar.tsx'

const Online = styled.strong`
	font-weight: 550;
	color: ${color.live};
`

/** The header of the assistant's chat: name, online status and answer mode. */
export function AssistantHeader({ conversation }: { conversation: ReadyConversation | undefined }) {
	const t = useTranslations(assistantTranslations)
	return (
		<PaneHeader
			view={{ at: 'assistant' }}
			avatar={<NioukaAvatar size={40} />}
			title={t('assistant.name')}
			tag={<Badge $tone="live">{t('assistant.tag')}</Badge>}
			status={
				<>
					<Online>{t('assistant.online')}</Online>
					{conversation?.mode === 'catalogue' && <span>· {t('assistant.catalogueMode')}</span>}
				</>
			}
		>
			{conversation && <AssistantMenu conversation={conversation} />}
		</PaneHeader>
	)
}
