const t=performance.now(); const m=process.argv[2]; await import(m); console.log(m, Math.round(performance.now()-t),'ms', Math.round(process.memoryUsage().rss/1e6),'MB');
