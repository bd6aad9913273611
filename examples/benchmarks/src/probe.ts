// Loaded before a server (`--import`): tells the benchmark how much CPU the process has used, and ends with it.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  const main = process.threadCpuUsage()
  process.send?.({ process: user + system, thread: main.user + main.system })
})
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A server decides by itself how long it lives.
process.channel?.unref()
