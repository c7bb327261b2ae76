import type { ReactNode } from 'react'
import { useWords } from 'shared-i18n'
import { Button } from 'shared-ui'
import { words } from '../words.ts'
import { Restored } from './Restored.tsx'
import { Foot, Sheets } from './style.ts'
import type { useCreation } from './useCreation.ts'

interface CreationSheetsProps {
	creation: Pick<ReturnType<typeof useCreation>, 'name' | 'props' | 'submitting' | 'restored' | 'clear'>
	children: ReactNode
}

/** The sheets of a form that adds something, what is said of a draft that was found, and the press that sends it. */
export function CreationSheets({
	creation: { name, props, submitting, restored, clear },
	children,
}: CreationSheetsProps) {
	const t = useWords(words)
	return (
		<Sheets {...props} noValidate>
			{restored && <Restored onDiscard={clear} />}
			{children}
			<Foot>
				<Button type="submit" variant="primary" size="lg" loading={submitting}>
					{t(`add.${name}.title`)}
				</Button>
			</Foot>
		</Sheets>
	)
}
