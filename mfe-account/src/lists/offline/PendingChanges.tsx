import { useStore } from '@nanostores/react'
import { Suspense, use, useEffect, useState } from 'react'
import { common, loadTranslations, useTranslations } from 'shared-i18n'
import { Button, color, Stack, size, space } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { followPending } from './followPending.ts'
import { PendingProblem } from './PendingProblem.tsx'
import { $pending } from './pendingStore.ts'

const Line = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: center;
	gap: ${space[1]} ${space[3]};
	padding: ${space[1]} var(--gutter);
	border-bottom: 1px solid ${color.line};
	font-size: ${size.sm};
	background: ${color.raised};
`
const Problems = styled.ul`
	display: grid;
	gap: ${space[6]};
	margin: 0;
	padding: 0;
	list-style: none;
`

const ready = loadTranslations(listTranslations)

/** A line in the frame with the changes of the member's list that wait for a network or for a decision. */
export default function PendingChanges() {
	useEffect(followPending, [])
	return (
		<Suspense>
			<PendingLine />
		</Suspense>
	)
}

function PendingLine() {
	use(ready)
	const t = useTranslations(listTranslations)
	const pending = useStore($pending)
	const [isOpen, setIsOpen] = useState(false)
	const problems = pending.filter(({ problem }) => problem)
	const waiting = pending.length - problems.length
	return (
		<>
			<div role="status">
				{pending.length > 0 && (
					<Line>
						{waiting > 0 && <p>{t('pending.waiting', { count: waiting })}</p>}
						{problems.length > 0 && (
							<>
								<p>{t('pending.problems', { count: problems.length })}</p>
								<Button size="sm" onClick={() => setIsOpen(true)}>
									{t('pending.decide')}
								</Button>
							</>
						)}
					</Line>
				)}
			</div>
			{isOpen && problems.length > 0 && <ProblemDialog problems={problems} onClose={() => setIsOpen(false)} />}
		</>
	)
}

function ProblemDialog({ problems, onClose }: { problems: ReturnType<typeof $pending.get>; onClose: () => void }) {
	const say = useTranslations(common)
	const t = useTranslations(listTranslations)
	return (
		<Dialog open size="md" title={t('pending.title')} closeLabel={say('action.close')} onClose={onClose}>
			<Stack $gap={4}>
				<p>{t('pending.lead')}</p>
				<Problems>
					{problems.map((change) => (
						<PendingProblem key={change.id} change={change} />
					))}
				</Problems>
			</Stack>
		</Dialog>
	)
}
