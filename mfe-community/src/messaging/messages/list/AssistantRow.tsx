import { useTranslations } from 'shared-i18n'
import { Badge, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../../translations.ts'
import { NioukaAvatar } from '../../assistant/NioukaAvatar.tsx'
import { useAssistantPreview } from '../../assistant/useAssistantPreview.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { viewPath } from '../view/messagesView.ts'
import { RowEnd, RowLink, RowText } from './rowStyles.ts'

const Name = styled.span`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	> :last-child { padding-block: 0; }
`

/** The assistant, pinned above the direct chats. */
export function AssistantRow({ isOpen }: { isOpen: boolean }) {
	const t = useTranslations(translations)
	const times = useTimeFormats()
	const { text, at, isWriting } = useAssistantPreview()
	return (
		<li>
			<RowLink to={viewPath({ at: 'assistant' })} aria-current={isOpen ? 'page' : undefined}>
				<NioukaAvatar size={40} />
				<RowText>
					<Name>
						{t('assistant.name')}
						<Badge $tone="live">{t('assistant.tag')}</Badge>
					</Name>
					<span>{isWriting ? t('messages.writing') : text}</span>
				</RowText>
				<RowEnd>
					{at && (
						<time dateTime={at} title={times.exact(at)}>
							{times.brief(at)}
						</time>
					)}
				</RowEnd>
			</RowLink>
		</li>
	)
}
