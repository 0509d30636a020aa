const answer = await fetch('http://localhost:4999/today.json');
console.log(await answer.json());
