import { useWords } from 'shared-i18n'
import { Badge, ChevronLeftIcon, color, from, IconButton, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { AssistantMenu } from './AssistantMenu.tsx'
import type { ReadyConversation } from './conversation.ts'
import { NioukaAvatar } from './NioukaAvatar.tsx'

const Head = styled.header`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	flex: none;
	min-height: 64px;
	padding: ${space[2]} ${space[3]} ${space[2]} ${space[2]};
	border-bottom: 1px solid ${color.line};
	${from.desktop} { padding-inline: ${space[6]} ${space[4]}; }
`
const Back = styled.span`
	display: contents;
	${from.desktop} { display: none; }
`
const Names = styled.div`
	flex: 1;
	min-width: 0;
	h2 {
		display: flex;
		align-items: center;
		gap: ${space[2]};
		font-size: ${size.lg};
		line-height: 1.3;
	}
	p { overflow: hidden; font-size: ${size.sm}; line-height: 1.35; color: ${color.muted}; text-overflow: ellipsis; white-space: nowrap; }
	p strong { font-weight: 550; color: ${color.live}; }
`

interface AssistantHeadProps {
	conversation: ReadyConversation | undefined
	onBack: () => void
}

/** Who this is, that she is there, and who answers for her. */
export function AssistantHead({ conversation, onBack }: AssistantHeadProps) {
	const t = useWords(words)
	return (
		<Head>
			<Back>
				<IconButton label={t('assistant.back')} icon={<ChevronLeftIcon />} onClick={onBack} />
			</Back>
			<NioukaAvatar size={40} />
			<Names>
				<h2>
					{t('assistant.name')}
					<Badge $tone="live">{t('assistant.tag')}</Badge>
				</h2>
				<p>
					<strong>{t('assistant.online')}</strong>
					{conversation?.mode === 'catalogue' && ` · ${t('assistant.catalogueMode')}`}
				</p>
			</Names>
			{conversation && <AssistantMenu conversation={conversation} />}
		</Head>
	)
}
