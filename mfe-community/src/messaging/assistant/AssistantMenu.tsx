import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { useTranslations } from 'shared-i18n'
import { Button, IconButton, MoreIcon, Popover, space } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { TrashIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { assistantTranslations } from './assistantTranslations.ts'
import { clearConversation, type ReadyConversation } from './conversation.ts'
import { stopReply } from './questions.ts'
import { useListConsent } from './useListConsent.ts'

const Inside = styled.div`
	display: grid;
	gap: ${space[4]};
	padding: ${space[4]};
`

/** The menu of the conversation: consent to read the member's list, and clearing the conversation. */
export function AssistantMenu({ conversation: { listConsent, items } }: { conversation: ReadyConversation }) {
	const t = useTranslations(assistantTranslations)
	const [isAsked, setAsked] = useState(false)
	const consent = useListConsent()

	async function clear() {
		stopReply()
		showOutcome(await clearConversation(), t('assistant.cleared'))
		setAsked(false)
	}

	return (
		<>
			<Popover
				label={t('assistant.menu')}
				button={(trigger) => <IconButton label={t('assistant.menu')} icon={<MoreIcon />} {...trigger} />}
			>
				{(close) => (
					<Inside>
						<Switch
							label={t('assistant.consent')}
							description={t('assistant.consent.text')}
							checked={listConsent === true}
							onChange={consent}
						/>
						<Button
							variant="danger"
							disabled={items.length === 0}
							onClick={() => {
								close()
								setAsked(true)
							}}
						>
							<TrashIcon size={16} />
							{t('assistant.clear')}
						</Button>
					</Inside>
				)}
			</Popover>
			<ConfirmDialog
				open={isAsked}
				title={t('assistant.clear.title')}
				text={t('assistant.clear.text')}
				action={t('assistant.clear')}
				onConfirm={clear}
				onClose={() => setAsked(false)}
			/>
		</>
	)
}
