import { $toasts, dismissToast, showToast } from './toasts.ts'

const shown = () => $toasts.get().map(({ text }) => text)

afterEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

test('a success takes what failed before it away, and nothing else', () => {
	showToast('bad', 'Preencha este campo.')
	showToast('plain', 'Entre para continuar.')
	showToast('good', 'Lista criada!')
	expect(shown()).toEqual(['Entre para continuar.', 'Lista criada!'])
	showToast('bad', 'Sem conexão.')
	expect(shown()).toEqual(['Entre para continuar.', 'Lista criada!', 'Sem conexão.'])
})

test('a newer message takes the place of the same text and of the same topic', () => {
	showToast('good', 'Episódio 1', undefined, 'progress')
	showToast('bad', 'Sem conexão.')
	showToast('bad', 'Sem conexão.')
	showToast('plain', 'Episódio 2', undefined, 'progress')
	expect(shown()).toEqual(['Sem conexão.', 'Episódio 2'])
})
