import type { ReactNode } from 'react'
import { useWords } from 'shared-i18n'
import { Button } from 'shared-ui'
import { words } from '../words.ts'
import { Restored } from './Restored.tsx'
import { Foot, Sheets } from './style.ts'
import type { useCreation } from './useCreation.ts'

interface CreationSheetsProps {
	creation: Pick<ReturnType<typeof useCreation>, 'form' | 'stage' | 'isRestored' | 'send' | 'clear'>
	children: ReactNode
}

/** The sheets of a form that adds something, what is said of a draft that was found, and the press that sends it. */
export function CreationSheets({ creation: { form, stage, isRestored, send, clear }, children }: CreationSheetsProps) {
	const t = useWords(words)
	return (
		<Sheets noValidate onSubmit={(event) => void send(event)}>
			{isRestored && <Restored onDiscard={clear} />}
			{children}
			<Foot>
				<Button type="submit" variant="primary" size="lg" loading={stage.kind === 'sending'}>
					{t(`add.${form}.title`)}
				</Button>
			</Foot>
		</Sheets>
	)
}
