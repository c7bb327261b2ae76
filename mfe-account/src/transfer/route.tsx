export { keepOnSearch as shouldRevalidate, loadTransfer as loader } from './loadTransfer.ts'
export { TransferPage as Component } from './TransferPage.tsx'
