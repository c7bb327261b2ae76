import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { AssistantHead } from './AssistantHead.tsx'
import { Composer } from './Composer.tsx'
import { $assistant, openConversation, type ReadyConversation } from './conversation.ts'
import { Said } from './Said.tsx'
import { Spoken } from './Spoken.tsx'

const Pane = styled.div`
	display: flex;
	flex-direction: column;
	flex: 1;
	min-width: 0;
	min-height: 0;
	height: 100%;
`
const Middle = styled.div`
	display: grid;
	align-content: center;
	gap: ${space[3]};
	flex: 1;
	min-height: 0;
	padding: ${space[6]};
	overflow-y: auto;
`

/**
 * The conversation with Niouka: it opens when it is first shown, and goes on while another one is looked at. Fills its
 * parent's height.
 */
export function AssistantPane() {
	const current = useStore($assistant)
	const isIdle = current.state === 'idle'
	useEffect(() => {
		if (isIdle) void openConversation()
	}, [isIdle])
	const ready = current.state === 'ready' ? current : undefined
	return (
		<Pane>
			<AssistantHead conversation={ready} />
			{ready ? <Open conversation={ready} /> : <NotOpen isFailed={current.state === 'failed'} />}
			<Composer conversation={ready} />
		</Pane>
	)
}

function Open({ conversation }: { conversation: ReadyConversation }) {
	return (
		<>
			<Said conversation={conversation} />
			<Spoken conversation={conversation} />
		</>
	)
}

function NotOpen({ isFailed }: { isFailed: boolean }) {
	const t = useWords(words)
	if (isFailed) {
		return (
			<Middle>
				<FailurePanel title={t('assistant.openFailed')} onRetry={() => void openConversation()} />
			</Middle>
		)
	}
	return (
		<Middle aria-busy="true">
			<Skeleton $height="3.5rem" $width="60%" />
			<Skeleton $height="3.5rem" $width="45%" />
			<Skeleton $height="5rem" $width="70%" />
		</Middle>
	)
}
